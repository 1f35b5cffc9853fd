import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { LikeButton } from "#app/ui/like-button";
import { MemberCard, MemberGrid } from "#app/ui/member-card";
import { Picture } from "#app/ui/picture";
import { htmlOf, tagOf, textOf } from "./html-of";

const set = [
  { url: "/p/a-240.webp", width: 240 },
  { url: "/p/a-480.webp", width: 480 },
];

test("PROF-07 a photo below the fold has its size, its widths, a useful text and loads late", () => {
  const img = tagOf(
    htmlOf(
      <Picture
        src="/p/a-480.webp"
        set={set}
        sizes="50vw"
        width={480}
        height={640}
        alt="Photo of Anna"
        tone={3}
      />,
    ),
    "img",
  );
  expect(img).toContain('width="480"');
  expect(img).toContain('height="640"');
  expect(img.toLowerCase()).toContain('srcset="/p/a-240.webp 240w, /p/a-480.webp 480w"');
  expect(img).toContain('sizes="50vw"');
  expect(img).toContain('loading="lazy"');
  expect(img).toContain('alt="Photo of Anna"');
  expect(img).toContain('data-tone="3"');
});

test("PROF-07 a photo in the first view loads at once and first", () => {
  const img = tagOf(htmlOf(<Picture src="/p/a.webp" width={480} height={640} alt="" eager />), "img");
  expect(img).not.toContain("lazy");
  expect(img).toContain('fetchpriority="high"');
});

test("a member without a photo gets a named placeholder instead of a broken image", () => {
  const html = htmlOf(<Picture width={480} height={640} alt="No photo yet" />);
  expect(html).not.toContain("<img");
  expect(html).toContain('role="img"');
  expect(html).toContain('aria-label="No photo yet"');
});

test("PROF-03 a fictional profile carries the configured wording on its card, inside the link", () => {
  const picture = { src: "/p/a.webp", alt: "Photo of Anna" };
  const html = htmlOf(
    <MemberCard
      id="m1"
      href="/members/1"
      name="Anna"
      age={29}
      city="Utrecht"
      picture={picture}
      fictional="Animated profile"
    />,
  );
  const link = html.slice(html.indexOf("<a "), html.indexOf("</a>"));
  expect(textOf(link)).toBe("Animated profile Anna, 29 Utrecht");
});

test("PROF-03 a real profile carries no label", () => {
  const html = htmlOf(<MemberCard id="m1" href="/members/1" name="Anna" age={29} picture={{ alt: "" }} />);
  expect(textOf(html)).toBe("Anna, 29");
});

test("the like form on a card lies beside the link, never inside it", () => {
  const html = htmlOf(
    <MemberCard id="m1" href="/members/1" name="Anna" age={29} picture={{ alt: "" }}>
      <form method="post">
        <LikeButton liked label="Unlike Anna" />
      </form>
    </MemberCard>,
  );
  expect(html.indexOf("<form")).toBeGreaterThan(html.indexOf("</a>"));
  expect(html).toContain('<span class="sr">Unlike Anna</span></button>');
  expect(html).toContain("#heart-filled");
});

test("24 cards with photos and like forms stay under 3,000 compressed bytes", () => {
  const hash = (seed: number) => ((seed * 2654435761) >>> 0).toString(16).padStart(8, "0");
  const html = htmlOf(
    <MemberGrid piece="members">
      {Array.from({ length: 24 }, (_, index) => {
        const path = `/photos/${hash(index + 1)}${hash(index + 77)}`;
        const widths = [240, 480, 720].map((width) => ({ url: `${path}-${width}.webp`, width }));
        return (
          <MemberCard
            key={path}
            id={`m${index + 1000}`}
            href={`/members/${index + 1000}`}
            name={`Name${hash(index).slice(0, 4)}`}
            age={20 + index}
            city={`City${hash(index + 5).slice(0, 5)}`}
            fictional="Fictional profile"
            picture={{ src: `${path}-480.webp`, set: widths, alt: `Photo of Name${index}`, tone: index % 12 }}
          >
            <form method="post" data-swap="members">
              <input type="hidden" name="profile" value={index + 1000} />
              <LikeButton liked={false} label={`Like Name${index}`} name="intent" value="like" />
            </form>
          </MemberCard>
        );
      })}
    </MemberGrid>,
  );
  expect(gzipSync(html).length).toBeLessThan(3000);
});
