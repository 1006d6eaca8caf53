use crate::decision::Decision;
pub(crate) fn pose_link(_d: Decision) -> String {
    String::new()
}
pub(crate) fn parse_pose(_t: &str) -> Option<Decision> {
    None
}
