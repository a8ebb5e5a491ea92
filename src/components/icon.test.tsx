import { icons } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { iconNames, type IconName } from '@/content/icons'

/** The glyph of every icon name, as lucide calls it. */
const glyphs: Record<IconName, keyof typeof icons> = {
  analytics: 'ChartPie',
  'app-store': 'LayoutGrid',
  automation: 'Cog',
  award: 'Award',
  bank: 'Landmark',
  bell: 'Bell',
  bot: 'Bot',
  brain: 'BrainCircuit',
  briefcase: 'Briefcase',
  browser: 'AppWindow',
  brush: 'Paintbrush',
  building: 'BuildingComplex',
  bus: 'Truck',
  car: 'Car',
  cart: 'ShoppingCart',
  chat: 'MessagesSquare',
  check: 'CircleCheck',
  clock: 'Clock',
  cloud: 'CloudUpload',
  code: 'CodeXml',
  coins: 'Coins',
  container: 'Container',
  cpu: 'Cpu',
  database: 'Database',
  design: 'PenTool',
  document: 'FileText',
  education: 'GraduationCap',
  entertainment: 'Clapperboard',
  eye: 'Eye',
  factory: 'Factory',
  farm: 'Wheat',
  flask: 'FlaskConical',
  gauge: 'Gauge',
  globe: 'Globe',
  graph: 'ChartLine',
  handshake: 'Handshake',
  health: 'HeartPulse',
  heart: 'Heart',
  home: 'House',
  hotel: 'BedDouble',
  idea: 'Lightbulb',
  integration: 'Blocks',
  layers: 'Layers',
  layout: 'LayoutTemplate',
  leaf: 'Leaf',
  link: 'Link',
  lock: 'Lock',
  mail: 'Mail',
  megaphone: 'Megaphone',
  monitor: 'Monitor',
  palette: 'Palette',
  pen: 'Pencil',
  phone: 'Smartphone',
  pipeline: 'Workflow',
  plane: 'Plane',
  plug: 'Plug',
  refresh: 'RefreshCw',
  rocket: 'Rocket',
  route: 'Route',
  ruler: 'Ruler',
  search: 'Search',
  server: 'Server',
  shield: 'ShieldCheck',
  shop: 'ShoppingBag',
  sparkles: 'Sparkles',
  stamp: 'Stamp',
  store: 'Store',
  support: 'LifeBuoy',
  target: 'Crosshair',
  team: 'Users',
  telecom: 'RadioTower',
  terminal: 'SquareTerminal',
  test: 'ClipboardCheck',
  'thumbs-up': 'ThumbsUp',
  timer: 'Timer',
  tool: 'Wrench',
  trend: 'TrendingUp',
  umbrella: 'Umbrella',
  user: 'UserRound',
  video: 'Video',
  wallet: 'Wallet',
  zap: 'Zap',
}

function symbol(name: IconName) {
  const Glyph = icons[glyphs[name]]
  const shapes = renderToStaticMarkup(<Glyph />).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
}

// The sprite is generated: after a change here or in iconNames, `npx vitest run --project unit -u`.
it('draws every icon name as lucide does', async () => {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${iconNames.map(symbol).join('\n')}\n</svg>\n`
  await expect(sprite).toMatchFileSnapshot('icons.svg')
})
