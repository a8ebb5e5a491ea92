import { formatNumber } from '@contracts/russian.ts'
import { Icon } from '@/components/icon'
import { Button } from '@/components/ui/button'
import { formatDay } from '@/lib/text/format'
import { personNamed } from '@/content/team'
import { sharePage } from './share'
import { Byline } from '../people/byline'

interface ArticleMetaProps {
  title: string
  author: string
  publishDate: string
  readTime: number
  views: number
}

export function ArticleMeta({ title, author, publishDate, readTime, views }: ArticleMetaProps) {
  const person = personNamed(author)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-sm text-muted-foreground">
      {person ? (
        <Byline id={person.id} person={person} />
      ) : (
        <span className="font-medium text-foreground">{author}</span>
      )}
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
