/** Being built. */
export function loader() {
  throw new Response(null, { status: 501 });
}

export const action = loader;
