/*
 * Runs under Deno, started by functions-process.ts: serves every Edge Function of supabase/functions
 * from one process, the way the hosted gateway routes them (/functions/v1/<name>/…).
 */
interface EdgeFunction {
  fetch: (request: Request) => Response | Promise<Response>
}

const [folder, ...names] = Deno.args
const functions = new Map<string, EdgeFunction>()
for (const name of names) {
  const module: { default: EdgeFunction } = await import(`file://${folder}/${name}/index.ts`)
  functions.set(name, module.default)
}

Deno.serve({
  hostname: '127.0.0.1',
  port: 0,
  onListen: ({ port }) => console.log(JSON.stringify({ ready: { port, pid: Deno.pid } })),
  handler: (request) => {
    const name = new URL(request.url).pathname.split('/')[3] ?? ''
    const target = functions.get(name)
    if (target) return target.fetch(request)
    return Response.json(
      { code: 'NOT_FOUND', message: 'Requested function was not found' },
      { status: 404 },
    )
  },
})

// Standard input closes when the parent dies, however it dies: no orphan is left behind.
await Deno.stdin.readable.pipeTo(new WritableStream())
Deno.exit(0)
