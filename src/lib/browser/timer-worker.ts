/* A timer of its own thread: see hidden-ticks.ts. */
onmessage = ({ data }: MessageEvent<number>) => setInterval(() => postMessage('tick'), data)
