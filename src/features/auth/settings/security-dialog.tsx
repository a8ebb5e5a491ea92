import { Dialog, DialogBody } from '@/components/ui/dialog'
import { SecuritySettings } from './security-settings'

/** The security settings of an account, on any page. */
export function SecurityDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} size="small" title="Безопасность">
      <DialogBody>
        <SecuritySettings />
      </DialogBody>
    </Dialog>
  )
}
