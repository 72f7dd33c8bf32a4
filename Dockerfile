# An image with mockd. Build it in a clone:
#
#     docker build --tag mockd .
#     docker run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/workspace" mockd check
#
# The builder needs Swift on Debian; the image needs the C library only.
ARG BUILDER=swift:6.2-bookworm
ARG BASE=debian:bookworm-slim

FROM ${BUILDER} AS build
WORKDIR /mockd
COPY . .
# The clone belongs to another user than the build.
RUN git config --global --add safe.directory /mockd && scripts/package --output /packages \
  && mkdir /installed && tar -xzf /packages/mockd-*.tar.gz -C /installed --strip-components=1

FROM ${BASE}
COPY --from=build /installed/bin /usr/local/bin
COPY --from=build /installed/share /usr/local/share
WORKDIR /workspace
ENTRYPOINT ["mockd"]
CMD ["--help"]
