import { CircleAlert, CircleCheck } from 'lucide-react'
import { typography } from '@/lib/text/typography'
import { Loaded } from '../parts/loaded'
import { Panel } from '../parts/panel-heading'
import { type StateFact, stateFacts } from './state-facts'
import { useDeploymentState } from './state-requests'

/** The state of the deployment, as monitors see it, in words. */
export function StatePanel() {
  const state = useDeploymentState()
  return (
    <Panel title="Состояние" query={state}>
      <Loaded query={state} failure="Не удалось узнать состояние">
        {(data) => (
          <>
            <ul className="divide-y rounded-card border bg-card px-4 sm:px-5">
              {stateFacts(data).map((fact) => (
                <Fact key={fact.title} {...fact} />
              ))}
            </ul>
            <p className="mt-3 text-sm text-muted-foreground">
              {typography(
                'Если остановится сам сервер, эта страница не откроется: о нём сообщает внешний монитор.',
              )}
              {data.release && <span>{` Версия базы: ${data.release}.`}</span>}
            </p>
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function Fact({ title, text, problems }: StateFact) {
  const isWrong = problems.length > 0
  const Icon = isWrong ? CircleAlert : CircleCheck
  return (
    <li className="flex gap-3 py-3.5">
      <Icon
        aria-label={isWrong ? 'Не в порядке' : 'В порядке'}
        className={
          isWrong
            ? 'mt-0.5 size-4.5 shrink-0 text-destructive-text'
            : 'mt-0.5 size-4.5 shrink-0 text-success'
        }
      />
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        {problems.map((problem) => (
          <div key={problem.text} className="mt-1">
            <p>{typography(problem.text)}</p>
            {problem.why && (
              <p className="mt-1 font-mono text-[0.8125rem] [overflow-wrap:anywhere]">
                {problem.why}
              </p>
            )}
          </div>
        ))}
        <p className="mt-1 text-sm text-muted-foreground">{typography(text)}</p>
      </div>
    </li>
  )
}
