import { telegramAutomation as content } from '@/content/pages/telegram-automation'
import { PageView } from '@/sections/page-view'

export { content }

export default function TelegramAutomationPage() {
  return <PageView page={content} />
}
