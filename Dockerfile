# What is needed to build stays in the first stage.
FROM node:20.19-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && node scripts/build.mjs \
  && npm ci --omit=dev --workspace=@manafolio/server --ignore-scripts

FROM node:20.19-bookworm-slim
# With two arenas, what threads freed is used again by others: some 30 MB less.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages/server/package.json packages/server/package.json
COPY --from=build /app/packages/server/dist packages/server/dist
COPY --from=build /app/packages/web/dist packages/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "packages/server/dist/main.js"]
