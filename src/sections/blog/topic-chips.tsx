import { useId } from 'react'
import { categories, countsLegend } from '@/content/blog/categories'
import { cn } from '@/lib/cn'
import { typography } from '@/lib/text/typography'
import { type Topic, topics } from './select-articles'

interface TopicChipsProps {
  topic: Topic
  onChoose: (topic: Topic) => void
}

export function TopicChips({ topic, onChoose }: TopicChipsProps) {
  const total = topics.reduce((sum, id) => sum + categories[id].count, 0)
  const chips = [
    { id: 'all' as const, label: 'Все', count: total },
    ...topics.map((id) => ({ id, ...categories[id] })),
  ]
  const legend = useId()
  return (
    <div>
      <div
        role="group"
        aria-label="Рубрики блога"
        aria-describedby={legend}
        // The margin makes rows break alike in the fallback font.
        className="-mr-2 flex flex-wrap gap-2"
      >
        {chips.map(({ id, label, count }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === topic}
            onClick={() => onChoose(id)}
            className={cn(
              'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-[0.9375rem] font-medium transition-colors',
              id === topic
                ? 'border-accent bg-accent/12'
                : 'bg-card text-muted-foreground hover:border-input hover:text-foreground',
            )}
          >
            {label}
            <span className="text-caption text-muted-foreground">{count}</span>
          </button>
        ))}
      </div>
      <p id={legend} className="mt-3 text-caption text-muted-foreground">
        {typography(countsLegend)}
      </p>
    </div>
  )
}
