/** The visitor's fault, not ours: answers with the status instead of failing (Epic Stack's habit). */
export function invariantResponse(condition: unknown, status: number): asserts condition {
  if (!condition) throw new Response(null, { status });
}
