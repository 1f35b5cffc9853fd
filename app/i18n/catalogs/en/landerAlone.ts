/** The lander of the night: one line, one call. */
export default {
  line: "Alone tonight?",
  call: "Find someone to talk to",
} as const;
