import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { emailStatuses } from '@contracts/email-status.ts'
import { Badge } from '@/components/ui/badge'
import { Dialog, DialogBody } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'
import { statusAppearance } from '../../labels'

/** Says what each status means. */
export function StatusHelp() {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <IconButton label="Что значат статусы" onClick={() => setShown(true)}>
        <CircleHelp aria-hidden />
      </IconButton>
      <Dialog
        open={isShown}
        onClose={() => setShown(false)}
        size="small"
        title="Статусы"
        description="Статус один на всю переписку."
      >
        <DialogBody>
          <dl className="space-y-5">
            {emailStatuses.map((status) => {
              const { label, badge, hint } = statusAppearance[status]
              return (
                <div key={status}>
                  <dt>
                    <Badge variant={badge}>{label}</Badge>
                  </dt>
                  <dd className="mt-1.5 text-[0.9375rem] text-muted-foreground">{hint}</dd>
                </div>
              )
            })}
          </dl>
        </DialogBody>
      </Dialog>
    </>
  )
}
