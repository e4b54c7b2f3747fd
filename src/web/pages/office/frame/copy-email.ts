import { Copy } from 'lucide-react'
import type { RowAct } from '../../../ui/overlay/row-menu.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'

/** Takes an address along, for an email of one's own. */
export const copyEmail = (email: string): RowAct => ({
  label: 'Copy Email',
  Icon: Copy,
  onChoose: () =>
    void navigator.clipboard.writeText(email).then(
      () => showToast({ tone: 'good', title: 'Copied', text: email }),
      () => showToast({ tone: 'bad', title: 'Not copied', text: 'Your browser didn’t let us copy the address. Please select it and copy it yourself.' }),
    ),
})
