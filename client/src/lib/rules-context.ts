/** Opens the rules help at a case, without leaving the page. Given to what is below by context. */
export type OpenRules = (rule: string) => void;
