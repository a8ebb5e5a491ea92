import {
  AppWindow,
  CloudUpload,
  Crosshair,
  LifeBuoy,
  type LucideIcon,
  Paintbrush,
  Search,
  Smartphone,
  Workflow,
} from 'lucide-react'
import type { IconName } from '@/content/model'

const icons: Record<IconName, LucideIcon> = {
  browser: AppWindow,
  cloud: CloudUpload,
  phone: Smartphone,
  pipeline: Workflow,
  brush: Paintbrush,
  support: LifeBuoy,
  search: Search,
  target: Crosshair,
}

/** An icon that content names; always decoration beside a text. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const Glyph = icons[name]
  return <Glyph aria-hidden className={className} strokeWidth={1.6} />
}
