import { formatNumber } from '@contracts/russian.ts'
import { Icon } from '@/components/icon'
import { Button } from '@/components/ui/button'
import { formatDay } from '@/lib/format'
import { sharePage } from '@/lib/share'

interface ArticleMetaProps {
  title: string
  author: string
  publishDate: string
  readTime: number
  views: number
}

export function ArticleMeta({ title, author, publishDate, readTime, views }: ArticleMetaProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-sm text-muted-foreground">
      <span className="font-medium text-foreground">{author}</span>
      <time dateTime={publishDate}>{formatDay(publishDate)}</time>
      <span>{readTime}&nbsp;мин чтения</span>
      <span>{formatNumber(views)}&nbsp;просмотров</span>
      <Button
        variant="secondary"
        className="sm:ml-auto print:hidden"
        onClick={() => void sharePage(title)}
      >
        <Icon name="share" className="stroke-2" />
        Поделиться
      </Button>
    </div>
  )
}
