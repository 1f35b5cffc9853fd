/** Three scenes that fade into each other. */
export default {
  scene_2_title: "Take your time",
  scene_2_text: "Read a profile, close it again, come back tomorrow.",
  scene_3_title: "A first line is enough",
  scene_3_text: "Say hello, ask a question, and see what comes of it.",
  pictures: "Scenes",
  moving: "All scenes, moving",
  still_1: "First scene, still",
  still_2: "Second scene, still",
  still_3: "Third scene, still",
} as const;
