/** Above every page while people and posts are made up. */
export const SAMPLE_NOTICE = 'Sample community: these people and posts are made up'
