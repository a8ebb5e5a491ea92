/*
 * Runs under Deno, started by functions-process.ts: serves every Edge Function of supabase/functions
 * from one process, the way the hosted gateway routes them (/functions/v1/<name>/…).
 */
interface EdgeFunction {
  fetch: (request: Request) => Response | Promise<Response>
}

const [folder, ...names] = Deno.args
const loading = new Map<string, Promise<EdgeFunction>>()

/** Loads a function once; undefined when there is none of that name. */
function load(name: string): Promise<EdgeFunction> | undefined {
  if (!names.includes(name)) return undefined
  const known = loading.get(name)
  if (known) return known
  const module: Promise<{ default: EdgeFunction }> = import(`file://${folder}/${name}/index.ts`)
  const loaded = module.then((it) => it.default)
  loading.set(name, loaded)
  return loaded
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

// One after another: whichever is called meanwhile goes before the rest. One that cannot be loaded ends
// the process, whether or not anybody calls it.
for (const name of names) await load(name)

// Standard input closes when the parent dies, however it dies: no orphan is left behind.
await Deno.stdin.readable.pipeTo(new WritableStream())
Deno.exit(0)
