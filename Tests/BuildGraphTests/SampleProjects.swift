import Fuzzing
import TestSupport

extension SampleProject {
  static let all = all(corpora: Corpora.directory)
}
