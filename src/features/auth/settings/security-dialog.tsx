import { Dialog, DialogBody } from '@/components/ui/dialog'
import { SecuritySettings } from './security-settings'

export function SecurityDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} size="small" title="Безопасность">
      <DialogBody>
        <SecuritySettings />
      </DialogBody>
    </Dialog>
  )
}
