import Foundation
import MockSupport
import Testing
import ZooAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests in the form that servers receive.
struct OperationEndpointTests {
  private func request(_ method: String, at address: String = "http://localhost/graphql?a=1") throws -> URLRequest {
    let url = try #require(URL(string: address))
    let query = SearchQuery(filter: .null, id: "a+b c&d")
    return try OperationEndpoint(query, url: url, method: method) { .networkResponse(200, Data()) }.urlRequest()
  }

  @Test func postRequestsHaveABody() throws {
    let request = try request("POST")
    #expect(request.url?.query == "a=1" && request.httpBody != nil)
    #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
  }

  @Test func getRequestsHaveAQuery() throws {
    let request = try request("GET")
    #expect(request.httpBody == nil && request.value(forHTTPHeaderField: "Content-Type") == nil)
    let url = try #require(request.url)
    let items = try #require(URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems)
    #expect(items.map(\.name).first == "a" && items.contains(URLQueryItem(name: "operationName", value: "Search")))
    #expect(items.contains(URLQueryItem(name: "variables", value: #"{"filter":null,"id":"a+b c&d"}"#)))
    #expect(items.contains { $0.name == "query" && $0.value?.hasPrefix("query Search") == true })
    #expect(!url.absoluteString.contains("+"))
  }
}
