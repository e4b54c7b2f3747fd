import { useOneAct } from '../../../ui/form/use-one-act.ts'
import { showFailure } from './use-saving.ts'

/** Does one thing at a time and tells when it could not be done. */
export const useAct = () => useOneAct(showFailure)
