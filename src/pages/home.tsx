import { home } from '@/content/pages/home'
import { PageView } from '@/sections/page-view'

export default function HomePage() {
  return <PageView page={home} />
}
