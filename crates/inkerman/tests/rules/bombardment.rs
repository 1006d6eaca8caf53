//! Bombardment and Allied artillery (5.6, 5.7, the bombardment table).
