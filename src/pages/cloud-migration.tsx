import { cloudMigration as content } from '@/content/pages/cloud-migration'
import { PageView } from '@/sections/page-view'

export { content }

export default function CloudMigrationPage() {
  return <PageView page={content} />
}
