import { useQuery } from '@tanstack/react-query'
import { PICTURE_PLACES } from '../../../../shared/pictures/site-pictures.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { siteQuery } from '../../../queries/site-queries.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { resetPictureForm, sitePictureForm } from './picture-forms.ts'
import { PlaceEditor } from './place-editor.tsx'
import './pictures.css'

/** What was done without scripts. */
const DONE: Readonly<Record<string, { title: string; text: string }>> = {
  [sitePictureForm.name]: { title: 'Saved', text: 'Your picture is live.' },
  [resetPictureForm.name]: { title: 'Reset', text: 'The original is live again.' },
}

/** The pictures of the site that the owner can change. Those of posts and members are changed where they stand. */
function PicturesPage() {
  const { data, isPending, refetch } = useQuery(siteQuery(useApi()))
  return (
    <OfficePage title="Pictures" note="Saved pictures show up on the site right away. Pictures of blog posts are part of the post." isBusy={isPending} done={DONE}>
      {data ? (
        <div className="adm-stack">
          {PICTURE_PLACES.map((place) => (
            <PlaceEditor key={`${place} ${data.pictures[place]?.src}`} place={place} own={data.pictures[place]} />
          ))}
        </div>
      ) : (
        <QueryError isPending={isPending} onRetry={refetch} />
      )}
    </OfficePage>
  )
}

export const page: PageModule = { Component: PicturesPage, forms: [sitePictureForm, resetPictureForm] }
