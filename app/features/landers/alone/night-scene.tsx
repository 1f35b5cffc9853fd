import { SKYLINE, STARS } from "./skyline";

/** A city seen from one's own window: moon, roofs, lit windows, and a cat on the sill. Decoration only. */
export function NightScene() {
  return (
    <svg className="al-scene" viewBox="0 0 1280 756" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="al-sky" x2="0" y2="1">
          <stop className="al-sky-high" />
          <stop className="al-sky-middle" offset="0.48" />
          <stop className="al-sky-low" offset="0.72" />
        </linearGradient>
        <radialGradient id="al-glow">
          <stop className="al-glow-in" />
          <stop className="al-glow-out" offset="1" />
        </radialGradient>
      </defs>
      <rect width="1280" height="756" fill="url(#al-sky)" />
      <path className="al-stars" d={STARS} />
      <path className="al-shooting" d="M980 60l-120 52" />
      <g className="al-moon">
        <circle cx="752" cy="498" r="190" fill="url(#al-glow)" />
        <circle className="al-disc" cx="752" cy="498" r="66" />
        <path
          className="al-sea"
          d="M728 462a14 11 0 1 0 1 0zM770 476a18 14 0 1 0 1 0zM786 456a6 5 0 1 0 1 0z"
        />
      </g>
      <path className="al-far" d={SKYLINE.far} />
      <path className="al-near" d={SKYLINE.near} />
      {SKYLINE.windows.map((path, at) => (
        <path key={path} className={`al-lit al-lit-${at}`} d={path} />
      ))}
      <OneWindow />
      <Sill />
    </svg>
  );
}

/** One window over there in which somebody sits and reads. */
function OneWindow() {
  return (
    <g className="al-one">
      <circle cx="559" cy="664" r="74" fill="url(#al-glow)" />
      <path className="al-one-light" d="M536 632h46v62h-46z" />
      <path
        className="al-shade"
        d="M541 694c0-20 6-28 15-30 9 2 17 10 17 30zM547 650a9 9 0 1 0 18 0 9 9 0 1 0-18 0z"
      />
      <path className="al-shade" d="M536 632h46v3h-46zM557.500 632h3v18h-3z" />
    </g>
  );
}

function Sill() {
  return (
    <g className="al-sill">
      <path className="al-curtain" d="M0 0h86c10 220-8 460-70 748H0z" />
      <path className="al-curtain" d="M1280 0h-86c-10 220 8 460 70 748h16z" />
      <path
        className="al-fold"
        d="M30 0c12 250 0 480-22 740M60 0c12 240-4 470-32 744M1250 0c-12 250 0 480 22 740M1220 0c-12 240 4 470 32 744"
      />
      <path className="al-board" d="M0 738h1280v18H0z" />
      <path className="al-edge" d="M0 738h1280v4H0z" />
      <path
        className="al-cat"
        d="M690 739c-8-32-2-60 16-80-10-16-12-34-8-48l14 12c6-3 14-3 20 0l14-12c4 16 2 34-6 48 20 22 26 54 14 80z"
      />
      <path className="al-tail" d="M752 732c26 4 44-6 44-26 0-14-12-20-20-12" />
      <g className="al-steam">
        <path d="M506 690c-8-12 8-18 0-32" />
        <path d="M524 686c-8-12 8-18 0-34" />
      </g>
      <path
        className="al-cup"
        d="M490 700h50v26a13 13 0 0 1-13 13h-24a13 13 0 0 1-13-13zM540 706h8a11 11 0 0 1 0 22h-8v-6h7a5 5 0 0 0 0-10h-7z"
      />
    </g>
  );
}
