/** The intent of a post that brings the first field alone: nothing is refused yet, and the form goes on. */
export const BEGIN_SIGNUP = "begin";
