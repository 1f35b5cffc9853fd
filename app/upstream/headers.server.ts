import type { Dialect } from "#app/contract/dialect/dialect.server";

/** What PHP is told about the visitor's request; the host has decided each value before (HOST-01). */
export interface VisitorRequest {
  cookieHeader: string | null;
  /** The visitor's address as the host established it. */
  clientAddress: string;
  userAgent: string | null;
  acceptLanguage: string | null;
  /** The host the visitor asked for, one of the configured domains. */
  host: string;
  proto: "http" | "https";
  requestId: string;
  traceparent?: string | undefined;
}

/** The headers every call of one page shares, as undici's flat list. A value no header can carry is left out. */
export function headersOf(
  request: VisitorRequest,
  dialect?: Pick<Dialect, "requestType" | "headers">,
): string[] {
  const headers = [
    ...["accept", "application/json", "x-request-type", dialect?.requestType ?? "client"],
    ...(dialect?.headers ?? []),
  ];
  const append = (name: string, value: string | null | undefined) => {
    if (value !== null && value !== undefined && value !== "" && canTravel(value)) headers.push(name, value);
  };
  append("x-forwarded-for", request.clientAddress);
  append("x-forwarded-host", request.host);
  append("x-forwarded-proto", request.proto);
  append("x-request-id", request.requestId);
  append("user-agent", request.userAgent);
  // W3C Trace Context §3.2: what does not fit the grammar is no trace.
  if (TRACEPARENT.test(request.traceparent ?? "")) append("traceparent", request.traceparent);
  return headers;
}

/** The one header that is not the same for every call: a page's language may be known late. */
export function languageHeaderOf(acceptLanguage: string | null): string[] {
  return acceptLanguage !== null && acceptLanguage !== "" && canTravel(acceptLanguage)
    ? ["accept-language", acceptLanguage]
    : [];
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** RFC 9110 field-value: no control characters but HTAB, and one byte a character. */
function canTravel(value: string): boolean {
  for (let index = 0; index < value.length; index += 1) {
    const code = value.charCodeAt(index);
    if ((code < 0x20 && code !== 0x09) || code === 0x7f || code > 0xff) return false;
  }
  return true;
}
