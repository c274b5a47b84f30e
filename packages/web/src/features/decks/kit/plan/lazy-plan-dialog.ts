import { lazyDialog } from '../../../../ui/lazy-part.tsx'

/** Loaded when it is first opened. */
export const PlanDialog = lazyDialog(async () => (await import('./plan-dialog.tsx')).PlanDialog)
