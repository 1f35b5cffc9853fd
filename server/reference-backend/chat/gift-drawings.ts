import type { GiftFile } from "./gift-list";

/** Width and height of a gift's picture. */
export const GIFT_PICTURE_PIXELS = 256;

/** On a soft ground of its own, so that a gift looks alike by day and by night. */
function drawing(light: string, dark: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><defs><radialGradient id="ground" cx=".5" cy=".38" r=".8"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs><rect width="128" height="128" fill="url(#ground)"/><ellipse cx="64" cy="110" rx="34" ry="5" fill="#3b1f2a" fill-opacity=".12"/>${shapes}</svg>`;
}

const HEART = "M0 14C-22-2-18-20-8-20-3-20 0-16 0-13 0-16 3-20 8-20 18-20 22-2 0 14Z";

/** What each gift looks like. */
export const GIFT_DRAWINGS: Record<GiftFile, string> = {
  rose: drawing(
    "#fff4f1",
    "#f7d3d0",
    `<path d="M64 56C66 76 62 92 64 110" stroke="#3f7d55" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M64 84C76 72 90 74 94 80 86 92 72 92 64 84Z" fill="#4f9668"/><path d="M64 96C54 86 40 88 36 94 44 104 56 104 64 96Z" fill="#458a5d"/><path d="M40 40C38 22 52 14 64 16 76 14 90 22 88 40 88 58 76 66 64 66 52 66 40 58 40 40Z" fill="#c8304c"/><path d="M44 36C52 50 76 50 84 36 86 54 76 64 64 64 52 64 42 54 44 36Z" fill="#a81f3c"/><path d="M50 30C52 20 76 20 78 30 78 42 50 42 50 30Z" fill="#e0506a"/><path d="M57 30C59 25 70 25 71 30 70 36 58 36 57 30Z" fill="#a81f3c"/>`,
  ),
  chocolates: drawing(
    "#fff6ea",
    "#f1d9bd",
    `<path d="M64 108 24 66C10 48 22 28 40 28 52 28 60 36 64 44 68 36 76 28 88 28 106 28 118 48 104 66Z" fill="#b3243f"/><path d="M64 98 32 64C22 50 30 36 42 36 54 36 61 46 64 54 67 46 74 36 86 36 98 36 106 50 96 64Z" fill="#fbeee2"/>${[
      [44, 52, "#5b3422"],
      [64, 58, "#7b4a2e"],
      [84, 52, "#5b3422"],
      [51, 69, "#8d5a38"],
      [77, 69, "#4a2a1c"],
      [64, 81, "#5b3422"],
    ]
      .map(
        ([x, y, fill]) =>
          `<circle cx="${x}" cy="${y}" r="8.5" fill="${fill}"/><path d="M${Number(x) - 5} ${Number(y) - 2}q5-5 10 0" stroke="#e9c9a4" stroke-width="1.8" fill="none" stroke-linecap="round"/>`,
      )
      .join("")}`,
  ),
  teddy: drawing(
    "#fff8ec",
    "#efdcc0",
    `<g fill="#a86f42"><circle cx="42" cy="28" r="11"/><circle cx="86" cy="28" r="11"/><ellipse cx="64" cy="86" rx="27" ry="26"/><ellipse cx="36" cy="76" rx="10" ry="14" transform="rotate(28 36 76)"/><ellipse cx="92" cy="76" rx="10" ry="14" transform="rotate(-28 92 76)"/><ellipse cx="46" cy="106" rx="13" ry="9"/><ellipse cx="82" cy="106" rx="13" ry="9"/></g><circle cx="64" cy="44" r="28" fill="#b97f50"/><circle cx="42" cy="28" r="5.5" fill="#e9c9a0"/><circle cx="86" cy="28" r="5.5" fill="#e9c9a0"/><ellipse cx="64" cy="54" rx="14" ry="11" fill="#e9c9a0"/><ellipse cx="64" cy="88" rx="15" ry="16" fill="#e9c9a0"/><circle cx="54" cy="40" r="3.4" fill="#33201a"/><circle cx="74" cy="40" r="3.4" fill="#33201a"/><ellipse cx="64" cy="49" rx="5" ry="3.6" fill="#33201a"/><path d="M64 52v4m-6 1q6 5 12 0" stroke="#33201a" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M64 72 48 64v16Zm0 0 16-8v16Z" fill="#c8304c"/><circle cx="64" cy="72" r="4.5" fill="#a81f3c"/>`,
  ),
  balloon: drawing(
    "#f0f8ff",
    "#cfe3f4",
    `<path d="M64 84C60 94 70 100 64 112" stroke="#8a6a72" stroke-width="2" fill="none"/><g transform="translate(64 56) scale(2)"><path d="${HEART}" fill="#d8345a"/><path d="M-11-6C-12-12-8-14.500-6-14.500" stroke="#ffb9c8" stroke-width="2.600" fill="none" stroke-linecap="round"/></g><path d="m58 90 6-7 6 7Z" fill="#b3243f"/>`,
  ),
  cake: drawing(
    "#fff3f6",
    "#f5d4df",
    `<ellipse cx="64" cy="104" rx="46" ry="8" fill="#ffffff"/><path d="M28 72h72v26c0 8-72 8-72 0Z" fill="#f4c988"/><path d="M28 84h72v6H28Z" fill="#e7a15c"/><path d="M26 62c0-12 76-12 76 0v12c0 7-9 8-10 1-2 9-13 9-14 0-2 10-13 10-15 0-2 9-12 10-14 0-2 9-12 8-13-1-2 6-10 5-10-2Z" fill="#f58aa6"/><ellipse cx="64" cy="61" rx="38" ry="9" fill="#fba9be"/><g stroke-linecap="round" stroke-width="5"><path d="M48 58V40" stroke="#6ba6d8"/><path d="M64 60V38" stroke="#f3c24e"/><path d="M80 58V40" stroke="#7fbf8a"/></g><g fill="#ff9c33"><path d="M48 24q7 8 0 13-7-5 0-13Z"/><path d="M64 22q7 8 0 13-7-5 0-13Z"/><path d="M80 24q7 8 0 13-7-5 0-13Z"/></g>`,
  ),
  champagne: drawing(
    "#fffbea",
    "#f2e2b4",
    `<g transform="rotate(-12 44 72)"><path d="M30 26h28l-4 36c-2 12-18 12-20 0Z" fill="#ffffff" fill-opacity=".75"/><path d="M32 42h24l-2 20c-2 11-18 11-20 0Z" fill="#f0c04a"/><path d="M44 72v30m-12 2h24" stroke="#c9b78a" stroke-width="4" stroke-linecap="round"/></g><g transform="rotate(12 84 72)"><path d="M70 26h28l-4 36c-2 12-18 12-20 0Z" fill="#ffffff" fill-opacity=".75"/><path d="M72 42h24l-2 20c-2 11-18 11-20 0Z" fill="#f0c04a"/><path d="M84 72v30m-12 2h24" stroke="#c9b78a" stroke-width="4" stroke-linecap="round"/></g><g fill="#fff6d8"><circle cx="42" cy="52" r="2.500"/><circle cx="48" cy="60" r="2"/><circle cx="86" cy="50" r="2.500"/><circle cx="80" cy="60" r="2"/></g><g fill="#e9ae2c"><circle cx="64" cy="16" r="3"/><circle cx="54" cy="10" r="2"/><circle cx="74" cy="10" r="2"/></g>`,
  ),
  perfume: drawing(
    "#faf2ff",
    "#e3d0f0",
    `<rect x="54" y="18" width="20" height="16" rx="4" fill="#d4a84b"/><rect x="57" y="34" width="14" height="9" fill="#b98c34"/><rect x="34" y="43" width="60" height="64" rx="14" fill="#f3c6dc"/><path d="M34 70q30-10 60 0v23c0 8-6 14-14 14H48c-8 0-14-6-14-14Z" fill="#d987b3"/><rect x="48" y="68" width="32" height="22" rx="3" fill="#fff6fa"/><g transform="translate(64 81) scale(.42)"><path d="${HEART}" fill="#b3386d"/></g><path d="M43 54v30" stroke="#fdeaf3" stroke-width="4" stroke-linecap="round"/>`,
  ),
  ring: drawing(
    "#f3f6ff",
    "#ced8ee",
    `<circle cx="64" cy="78" r="28" fill="none" stroke="#dcb045" stroke-width="9"/><path d="M42 62A28 28 0 0 1 62 50" fill="none" stroke="#f7e09a" stroke-width="4" stroke-linecap="round"/><path d="M46 30h36l10 12-28 24-28-24Z" fill="#a8d8f0"/><path d="M46 30h36l10 12H36Z" fill="#d8f0fb"/><path d="m54 42 10 24 10-24-10-12Z" fill="#f4fbff"/><path d="M100 20v12m-6-6h12M24 34v8m-4-4h8" stroke="#ffffff" stroke-width="3" stroke-linecap="round"/>`,
  ),
};
