/* Runs under Deno, started by functions-process.ts: serves all Edge Functions from one process, with the routes of the
   hosted gateway (/functions/v1/<name>/…). */
interface EdgeFunction {
  fetch: (request: Request) => Response | Promise<Response>
}

const [folder, ...names] = Deno.args

/** Loads a function; undefined for an unknown name. */
async function load(name: string): Promise<EdgeFunction | undefined> {
  if (!names.includes(name)) return undefined
  const module: { default: EdgeFunction } = await import(`file://${folder}/${name}/index.ts`)
  return module.default
}

Deno.serve({
  hostname: '127.0.0.1',
  port: 0,
  onListen: ({ port }) => console.log(JSON.stringify({ ready: { port, pid: Deno.pid } })),
  handler: async (request) => {
    const name = new URL(request.url).pathname.split('/')[3] ?? ''
    const target = await load(name)
    if (target) return target.fetch(request)
    return Response.json(
      { code: 'NOT_FOUND', message: 'Requested function was not found' },
      { status: 404 },
    )
  },
})

// One by one, so that a requested function is loaded first. One that cannot be loaded ends the process, even if it is
// never called.
for (const name of names) await load(name)

// Standard input closes whenever the parent dies: no orphan remains.
await Deno.stdin.readable.pipeTo(new WritableStream())
Deno.exit(0)
