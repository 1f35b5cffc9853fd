# Rendez: deps → build → production deps → run as non-root on a read-only tree.
FROM node:24-bookworm-slim AS deps
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci

FROM deps AS build
WORKDIR /app
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS production-deps
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24-bookworm-slim AS run
WORKDIR /app
# One arena of malloc: with one a thread, what photos took stays with the process (docs/decisions/0091).
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=4194304
COPY --from=production-deps /app/node_modules ./node_modules
COPY --from=build /app/build/host ./build/host
COPY --from=build /app/build/server ./build/server
COPY --from=build /app/build/client ./build/client
COPY --from=build /app/build/cli ./build/cli
COPY --from=build /app/build/enhance-manifest.json ./build/enhance-manifest.json
COPY package.json server/cli/healthcheck.mjs ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=2s --retries=3 CMD node healthcheck.mjs
# No limit for old objects: V8 takes half of what the container may use (docs/decisions/0064).
CMD ["node", "--min-semi-space-size=16", "--max-semi-space-size=16", "--heap-growing-percent=50", "--v8-pool-size=1", "build/host/main.js"]
