/** Above every page while people and posts are made up. */
export const SAMPLE_NOTICE = 'Sample community: these people and posts are made up'

/** Why the sample can't be removed yet. */
export const SAMPLE_NEEDS_ADMIN =
  'Nothing was removed: the only admin belongs to the sample community, so no one could open the office afterward. ' +
  'Create your own admin account first, and set its password: npm run admin -- NAME --create --email ADDRESS'
