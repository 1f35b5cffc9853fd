import type { Scene } from "#server/reference-backend/seed/photos";
import { cafe, library, livingRoom, studio } from "./interiors";
import { beach, forest, lake, lavender, type Painter, park, snow, sunset } from "./nature";
import { bokeh, garden, harbour, skyline, townhouses } from "./outdoors";

export const SCENE_PAINTERS: Record<Scene, Painter> = {
  sunset,
  skyline,
  beach,
  forest,
  cafe,
  livingRoom,
  bokeh,
  lake,
  townhouses,
  library,
  park,
  studio,
  harbour,
  garden,
  snow,
  lavender,
};
