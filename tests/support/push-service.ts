import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

interface Delivery {
  headers: IncomingHttpHeaders;
  /** Decrypted by the receiving browser's keys. */
  text: string;
}

export interface PushService {
  origin: string;
  /** What a browser would hand over (Push API). */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  deliveries: Delivery[];
  /** Paths of the devices that were asked for, refused ones too. */
  asked: string[];
  /** The status of every further answer: 410 is a subscription that is gone. */
  status: number;
  close(): Promise<void>;
}

/** A push service and a browser in one: takes messages as RFC 8030 says and decrypts them as RFC 8291 says. */
export async function openPushService(): Promise<PushService> {
  const ecdh = createECDH("prime256v1");
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    service.asked.push(request.url ?? "");
    if (service.status < 400) {
      service.deliveries.push({ headers: request.headers, text: decrypt(Buffer.concat(chunks)) });
    }
    response.writeHead(service.status).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: PushService = {
    origin,
    subscription: {
      endpoint: `${origin}/device`,
      keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    },
    deliveries: [],
    asked: [],
    status: 201,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };

  /** aes128gcm (RFC 8188 §2) with the keys of RFC 8291 §3.4; one record. */
  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
    const secret = hkdf(auth, ecdh.computeSecret(sender), info, 32);
    const key = hkdf(salt, secret, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = hkdf(salt, secret, Buffer.from("Content-Encoding: nonce\0"), 12);
    const opened = createDecipheriv("aes-128-gcm", key, nonce);
    opened.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
  return service;
}

function hkdf(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  const prk = createHmac("sha256", salt).update(secret).digest();
  return createHmac("sha256", prk)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length);
}

/** The claims of a `vapid t=…, k=…` header (RFC 8292 §3) when its signature fits its key; undefined otherwise. */
export function vapidClaims(
  authorization: string,
): { claims: Record<string, unknown>; key: string } | undefined {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  return isSigned
    ? { claims: JSON.parse(Buffer.from(body, "base64url").toString()) as Record<string, unknown>, key }
    : undefined;
}
