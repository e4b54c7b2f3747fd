import type { FactView } from '../../../shared/playground/playground.ts'

/** What a fact says, with the sentence that a date it names has passed. */
export const Said = ({ fact: { answer, notice } }: { fact: FactView }) => (
  <>
    {answer}
    <Passed notice={notice} />
  </>
)

/** That a date has passed, behind the words that name it. */
export const Passed = ({ notice }: { notice: string }) => notice && <em> {notice}</em>
