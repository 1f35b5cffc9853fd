// Exit code 0 when the host in this container answers: the Dockerfile's HEALTHCHECK.
const port = process.env.PORT || 3000;
const ok = await fetch(`http://127.0.0.1:${port}/healthz`).then(
  (answer) => answer.ok,
  () => false,
);
process.exit(ok ? 0 : 1);
