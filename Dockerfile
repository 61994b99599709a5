# Sheaf with everything it needs, also a database of its own. What it serves and stores: see docs/operations.md.
# Node is the one that package-lock.json pins, as everywhere; the image of the first stage only brings npm.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm install --no-save --no-audit --no-fund --loglevel=error \
  && { test -x node_modules/node/bin/node || npm rebuild node --ignore-scripts=false; }
RUN node_modules/node/bin/node --eval "import('./scripts/build.ts').then((build) => build.buildIfStale())"
# Only what the server runs on goes on: no tests, no build tools, nothing of the web app but what was built.
RUN rm -rf node_modules apps/*/node_modules packages/*/node_modules \
  && npm install --no-save --no-audit --no-fund --loglevel=error --omit=dev --workspace apps/server --include-workspace-root \
  && { test -x node_modules/node/bin/node || npm rebuild node --ignore-scripts=false; } \
  && rm -rf apps/web/src apps/web/build apps/web/content apps/web/public scripts node_modules/node/node_modules \
    node_modules/onnxruntime-node/bin/*/darwin node_modules/onnxruntime-node/bin/*/win32

FROM debian:bookworm-slim
# Faster memory for the engine: docs/decisions/0094-the-engine-takes-its-memory-elsewhere.md.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libtcmalloc-minimal4 \
  && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --user-group --no-create-home --home-dir /data sheaf \
  && install --directory --owner=sheaf --group=sheaf --mode=0700 /data
COPY --from=build /app /app
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/app/node_modules/node/bin:/usr/local/bin:/usr/bin:/bin
USER sheaf
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# The first start makes a database, and a large one migrates for a while.
HEALTHCHECK --interval=30s --timeout=10s --start-period=120s --retries=3 \
  CMD ["node", "apps/server/src/health-check.ts"]
CMD ["node", "apps/server/src/main.ts"]
