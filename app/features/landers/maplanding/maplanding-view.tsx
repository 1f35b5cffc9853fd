import { LanderCall, LanderFace, LanderHonesty, LanderNiche } from "../lander-parts";
import type { MapPage } from "./model.server";

/** A chart of dots over the sea, with numbered pins and the people they stand for. */
export function MapLander({ page }: { page: MapPage }) {
  const { mapWords: words, pins } = page;
  return (
    <div className="map">
      <section className="map-first">
        <div className="map-words">
          <p className="map-label">{page.label}</p>
          <h1>{page.promise}</h1>
        </div>
        <div className="map-chart">
          <Chart page={page} />
        </div>
        <LanderCall page={page} />
      </section>
      {pins.length > 0 ? (
        <section className="map-people">
          <h2>{words.people}</h2>
          <LanderNiche page={page} />
          <ol>
            {pins.map(({ member, country }, at) => (
              <li key={member.id}>
                <LanderFace member={member} sizes="(min-width:992px) 170px,28vw" eager={at < 3} />
                <p>{country}</p>
              </li>
            ))}
          </ol>
          <p className="map-vague">{words.vague}</p>
        </section>
      ) : (
        <div className="map-people">
          <LanderNiche page={page} />
          <p className="map-vague">{words.vague_alone}</p>
        </div>
      )}
      <section className="map-rules">
        <h2>{words.rules}</h2>
        <ul>
          <Rule title={words.rule_1_title} text={words.rule_1_text} />
          <Rule title={words.rule_2_title} text={words.rule_2_text} />
          <Rule title={words.rule_3_title} text={words.rule_3_text} />
        </ul>
        <LanderHonesty page={page} />
      </section>
    </div>
  );
}

function Chart({ page: { map, pins, mapWords } }: { page: MapPage }) {
  return (
    <svg
      viewBox={map.viewBox}
      role="img"
      aria-label={pins.length > 0 ? mapWords.chart : mapWords.chart_alone}
    >
      <path className="map-dots" d={map.land} />
      <path className="map-dots map-home" d={map.home} />
      {pins.map(({ x, y, member }, index) => (
        <g key={member.id} className="map-pin">
          <circle className="map-pulse" cx={x} cy={y} r="1.6" />
          <circle cx={x} cy={y} r="1.3" />
          <text x={x} y={y + 0.52}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Rule({ title, text }: { title: string; text: string }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
