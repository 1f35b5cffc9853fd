/** Sends the browser to another address; 303 makes it a GET whatever was asked (RFC 9110 §15.4.4). */
export function redirect(to: string, status: 302 | 303 = 303): Response {
  return new Response(null, { status, headers: { Location: to } });
}
